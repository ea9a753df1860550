// The same messages, which are in the HTML.
import '../peers/stream.mjs'
import { inlined } from '../pages/inlined.ts'
import 'stream-chat-react/dist/css/index.css'

await window.bench.mountChat({ count: inlined('seed').messages.length })
