/** What a file is, guessed from its name: the Service gives no type. */
export type AttachmentKind =
  'document' | 'picture' | 'sheet' | 'calendar' | 'audio' | 'video' | 'archive' | 'other'

const extensions: Readonly<Record<Exclude<AttachmentKind, 'other'>, RegExp>> = {
  document: /\.(pdf|docx?|odt|rtf|txt|md|pages|pptx?|odp|key|epub|html?)$/i,
  picture: /\.(jpe?g|png|gif|webp|avif|heic|heif|svg|tiff?|bmp)$/i,
  sheet: /\.(xlsx?|ods|csv|tsv|numbers)$/i,
  calendar: /\.(ics|vcs|pkpass)$/i,
  audio: /\.(mp3|m4a|aac|wav|ogg|oga|flac|opus)$/i,
  video: /\.(mp4|m4v|mov|webm|avi|mkv)$/i,
  archive: /\.(zip|rar|7z|tar|gz|tgz)$/i,
}

/** Guesses from the file extension. */
export function attachmentKind(name: string | undefined): AttachmentKind {
  const kinds = Object.keys(extensions) as (keyof typeof extensions)[]
  return kinds.find((kind) => extensions[kind].test((name ?? '').trim())) ?? 'other'
}
