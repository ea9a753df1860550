/** Loads the dialog that shows pictures in full. */
export const loadGalleryDialog = () => import('./GalleryDialog.tsx')
