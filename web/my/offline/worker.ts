/**
 * Opens the portal without a line: its page and its scripts lie on the device. Nothing that tells of a person is ever kept
 * here, for no answer of a call passes through: those are let alone.
 */
interface Worker {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', hear: (event: Waits) => void): void
  addEventListener(kind: 'fetch', hear: (event: Asks) => void): void
}

interface Waits {
  waitUntil(work: Promise<unknown>): void
}

interface Asks {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const worker = globalThis as unknown as Worker
const page = '/my/'
/** Both are written by the build, the files with spaces between them. */
const files = 'the files of the shell'
const shelf = 'omsorg-my-the version of the shell'

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(dropFormer()))
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate') event.respondWith(freshPage(event.request))
  else if (pathname.startsWith('/assets/my/')) event.respondWith(keptFile(event.request))
})

async function keepShell(): Promise<void> {
  const kept = await caches.open(shelf)
  await kept.addAll([page, ...files.split(' ')])
  await worker.skipWaiting()
}

async function dropFormer(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('omsorg-my-') && name !== shelf).map((name) => caches.delete(name)),
  )
  await worker.clients.claim()
}

/** The page of the server where there is a line, so that nobody stays with an old one. */
async function freshPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

/** A file has its contents in its name, so what is kept is what the server would send. */
async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
