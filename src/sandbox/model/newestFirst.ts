/** By `createdAt`; of the same moment, the one added last comes first. */
export function newestFirst<Row extends { readonly createdAt?: string | undefined }>(
  rows: Iterable<Row>,
): Row[] {
  const time = (row: Row) => Date.parse(row.createdAt ?? '')
  return [...rows].reverse().sort((one, other) => time(other) - time(one))
}
