/** A body of which nothing has left for so long does not get through. */
const longestPause = 30_000

/** A call as `fetch` makes it, that tells of each part of its body that has left: fetch itself tells nothing before the answer. */
export function sendingBytes(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    let pause = setTimeout(giveUp, longestPause)
    const goesOn = () => {
      clearTimeout(pause)
      pause = setTimeout(giveUp, longestPause)
    }
    request.addEventListener('loadend', () => clearTimeout(pause))
    request.addEventListener('progress', goesOn)
    request.open(method, address)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      goesOn()
      onSent(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new TypeError('the call did not get through')))
    if (signal) {
      if (signal.aborted) return reject(signal.reason as Error)
      signal.addEventListener('abort', () => request.abort(), { once: true })
    }
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(': ')
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2)]]
    })
  const { status } = request
  return new Response(status === 204 ? null : (request.response as Blob), { status, headers })
}
