import '../src/theme/styles.css'
