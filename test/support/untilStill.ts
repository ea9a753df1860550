/** What is read once it has been the same for 900 ms: on a slow machine, what comes later comes later. Waits 15 s at most. */
export async function untilStill<Value>(read: () => Value): Promise<Value> {
  let value = read()
  for (let times = 0, same = 0; times < 50 && same < 3; times += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    same = read() === value ? same + 1 : 0
    value = read()
  }
  return value
}
