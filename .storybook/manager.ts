import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Experience Program',
    brandTarget: '_self',
    colorSecondary: '#0f4c55',
    appBg: '#f3f5f4',
    appBorderColor: '#dee3e2',
    appBorderRadius: 4,
    textColor: '#14191b',
    textMutedColor: '#566065',
    barTextColor: '#566065',
    barSelectedColor: '#0f4c55',
    barHoverColor: '#0f4c55',
  }),
})
