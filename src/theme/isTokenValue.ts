/** Whether a text can stand as the value of one declaration. What could end it, or open a comment, would let a theme kept in a database write the page's CSS. */
export const isTokenValue = (value: string): boolean => !/[;{}<>\\]|\/\*|url\(/i.test(value)
