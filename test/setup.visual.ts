import './support/leaveOwnerStacksOut.ts'
import '../src/theme/styles.css'
