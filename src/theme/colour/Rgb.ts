/** A colour of the screen: red, green and blue from 0 to 255, whole numbers once it is one that can be shown. */
export type Rgb = readonly [red: number, green: number, blue: number]
