// What nobody goes below: the same page of the hub by plain React, its data in the HTML, which asks for nothing.
import '@experience-program/react/styles.css'
import { createRoot } from 'react-dom/client'
import { elementOf } from '../pages/elementOf.ts'
import type { Markup } from '../pages/markup.ts'
import { stage } from '../pages/stage.ts'
import { inlined } from '../pages/inlined.ts'

createRoot(stage()).render(elementOf(inlined('markup') as Markup))
