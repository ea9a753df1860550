// The same messages, which are in the HTML.
import '../peers/chatscope.mjs'
import { inlined } from '../pages/inlined.ts'
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css'

await window.bench.mountChat({ count: inlined('seed').messages.length })
