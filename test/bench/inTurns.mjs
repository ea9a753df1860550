// @ts-check

/**
 * Measures several in turns, round by round, each round in another order.
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => Promise<{ paintedMs: number }>>} contenders
 * @returns {Promise<Record<Name, number[]>>}
 */
export async function inTurns(rounds, contenders) {
  const names = /** @type {Name[]} */ (Object.keys(contenders))
  const measured = /** @type {Record<Name, number[]>} */ ({})
  for (const name of names) measured[name] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = round % names.length
    for (const name of [...names.slice(start), ...names.slice(0, start)])
      measured[name].push((await contenders[name]()).paintedMs)
  }
  return measured
}
