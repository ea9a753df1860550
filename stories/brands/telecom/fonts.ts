import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/onest'
import '@fontsource-variable/noto-sans-arabic'
