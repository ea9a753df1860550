import { Link } from './Link.tsx'
import { hrefs } from './route.ts'

export function NotFound() {
  return (
    <div className="page">
      <h1>There is no such page</h1>
      <p className="lead">
        <Link href={hrefs.catalog}>See all experiences</Link>
      </p>
    </div>
  )
}
