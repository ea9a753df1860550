import '@fontsource-variable/instrument-sans'
import '@fontsource-variable/newsreader/opsz.css'
