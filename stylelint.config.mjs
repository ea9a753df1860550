// @ts-check
// How our style sheets stay guests on a page that is not ours. `npm run lint:css` checks it.

/** Colours live in the tokens alone, so that a theme reaches all of them. */
const colourRules = {
  'color-no-hex': [true, { message: 'Colours live in src/theme/tokens.css.' }],
  'color-named': ['never', { message: 'Colours live in src/theme/tokens.css.' }],
  'function-disallowed-list': [
    ['/^rgba?$/', '/^hsla?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'light-dark'],
    { message: 'Colours live in src/theme/tokens.css.' },
  ],
}

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-plugin-logical-css'],
  reportNeedlessDisables: true,
  rules: {
    'logical-css/require-logical-properties': [
      true,
      // The oldest browsers that we support do not know the logical twins of these.
      { ignore: ['overflow-x', 'overflow-y'] },
    ],
    'logical-css/require-logical-keywords': [true, { ignore: ['resize', 'box-orient'] }],
    // A shorthand with four values sets top, right, bottom and left: right and left must be equal.
    'declaration-property-value-disallowed-list': [
      {
        '/^(margin|padding|inset|border-(width|style|color)|scroll-margin|scroll-padding)$/': [
          /^[^\s()]+\s+([^\s()]+)\s+[^\s()]+\s+(?!\1$)[^\s()]+$/,
        ],
      },
      { message: 'Left and right differ here. Use the logical properties.' },
    ],
    // Weak selectors: one class for a part, another for the part around it, a third for a state.
    'selector-max-specificity': '0,3,0',
    'selector-max-id': 0,
    'declaration-no-important': true,
    // Nothing outside our own classes: no element, no other class.
    'selector-max-type': 0,
    // Not `selector-max-universal`: `:where([dir='rtl'] *)` only asks where our own element is.
    'selector-disallowed-list': [
      [/(^|[\s,>+~])\*(?!\))|\(\*/],
      { message: 'This selects every element. It would reach what is not ours.' },
    ],
    'selector-class-pattern': ['^xp-', { message: 'Our classes begin with xp-.' }],
    ...colourRules,
  },
  // By name: stylelint takes brackets in the path of a clone for a part of a pattern with folders.
  overrides: [
    {
      files: ['tokens.css'],
      rules: Object.fromEntries(Object.keys(colourRules).map((rule) => [rule, null])),
    },
    {
      // Tokens too, and beside a class of the page's: `.dark`.
      files: ['shadcn.css', 'tailwind.css'],
      rules: Object.fromEntries(
        [...Object.keys(colourRules), 'selector-class-pattern'].map((rule) => [rule, null]),
      ),
    },
  ],
}
