/** Letters that Unicode does not take apart into a letter and a mark, but that people type without. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
}

/** Text as search compares it: without case, marks and letters' ornaments, so that `orsta` finds *Ørsta*. */
export function foldText(text: string): string {
  // Most of a text is plain letters, which stay as they are: a search folds thousands of texts.
  return text.toLowerCase().replace(/[\u0080-\uffff]+/g, foldLetters)
}

function foldLetters(letters: string): string {
  return letters
    .replace(/[øæœßłđðþıħأإآىة]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}
