import '@fontsource-variable/source-serif-4/opsz.css'
import '@fontsource-variable/noto-naskh-arabic'
