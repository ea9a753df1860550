import '@fontsource-variable/instrument-sans'
import '@fontsource-variable/newsreader/opsz.css'
import '@fontsource-variable/noto-naskh-arabic'
import '@fontsource-variable/noto-sans-arabic'
