import {
  type AssumedOperationName,
  assumptionNotes,
  defaultAssumptions,
  operationNotes,
  operations,
  type Operation,
} from '../../src/contract/index.ts'
import { toJsonSchema } from '../../scripts/openapi/toJsonSchema.ts'

/** The docs' rows: those of the assumed operations say what the contract declares. */
export function assumptionRows(): readonly (readonly string[])[] {
  const names = Object.keys(operationNotes) as AssumedOperationName[]
  return [
    ...Object.values(assumptionNotes).map(({ notShown, assumed, change }) => [notShown, assumed, change]),
    ...names.map(rowOf),
  ]
}

function rowOf(name: AssumedOperationName): readonly string[] {
  const { notShown, answer, remark, whenOff } = operationNotes[name]
  const call = callOf(operations[name], answer)
  if (defaultAssumptions.operations[name] === false) {
    const verb = operations[name].method === 'GET' ? 'reads' : 'sends'
    const off = whenOff === undefined ? 'Off' : `Off. ${whenOff}`
    return [notShown, off, `\`operations: { ${name}: true }\` ${verb} ${call}`]
  }
  return [
    notShown,
    remark === undefined ? call : `${call}; ${remark}`,
    `\`operations: { ${name}: { path } }\`, or \`false\`${whenOff === undefined ? '' : `: ${whenOff}`}`,
  ]
}

/** `POST /v1/redemptions {offer}` → `{ … }`. */
function callOf({ method, path, body, rows }: Operation, answer: string | undefined): string {
  const fields = body ? ` {${Object.keys(toJsonSchema(body).properties ?? {}).join(', ')}}` : ''
  const answered = rows ? `\`{ ${rows.field}, nextCursor? }\`` : answer?.replace(/^\{.*/, '`$&`')
  return `\`${method} ${path}${fields}\`${answered === undefined ? '' : ` → ${answered}`}`
}
