/** Where Storybook serves the sandbox's pictures: beside its own page, also when a static build lies in a sub-path. */
export const picturesUrl = (): string => new URL(`${import.meta.env.BASE_URL}pictures`, document.baseURI).href
