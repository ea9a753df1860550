/** Reads of a Service from a copy that is behind: each address answers as it did when it was first read. */
export function createCopy(
  service: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const answers = new Map<string, Response>()
  return async (request) => {
    const answer = answers.get(request.url) ?? (await service(request))
    answers.set(request.url, answer)
    return answer.clone()
  }
}
