import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/onest'
