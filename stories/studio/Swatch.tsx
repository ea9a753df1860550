/** A colour and its name. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className="studio-sample">
      <span
        className="studio-sample-colour"
        ref={(element) => element?.style.setProperty('--story-colour', colour)}
      />
      <code className="story-code">{colour}</code>
    </span>
  )
}
