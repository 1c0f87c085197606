import type { Definition } from '@omsorg/contract/endpoint.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { callerHere } from '../calls/client.ts'
import { addressOf, requestOf } from '../calls/request.ts'
import { spokenNow } from '../language.ts'
import { session } from '../session/browser-session.ts'
import { eventReader, type Told } from './event-reader.ts'

/** A stream that gave no sign for so long has broken on the way, and nobody said so. */
const longestSilence = 50_000
/** The page shows what it was opened for before it asks for more. */
const afterOpening = 2_000
const longestPause = 60_000

type Sign = { readonly told: Told | null }

/** One tab of a browser holds the stream, and tells the others what it hears. */
const channel = new BroadcastChannel('omsorg-changes')
const tellTabs: (sign: Sign) => void = channel.postMessage.bind(channel)
const hearers = new Set<(told: Told) => void>()
let lastSign = 0
let stop: AbortController | null = null

channel.addEventListener('message', ({ data }: MessageEvent<Sign>) => heard(data.told))

/** Whether what changes is told: then a page has to ask but seldom. */
export function isTold(): boolean {
  return Date.now() - lastSign < longestSilence
}

/** Hears of what changes on the server while somebody looks at it. Answers how to end that. */
export function followChanges(endpoint: Definition, hear: (told: Told) => void): () => void {
  hearers.add(hear)
  if (!stop) {
    stop = new AbortController()
    void keepOpen(endpoint, stop.signal)
  }
  return () => {
    hearers.delete(hear)
    // The next screen may follow too; the stream goes on in between.
    setTimeout(() => {
      if (hearers.size > 0) return
      stop?.abort()
      stop = null
    }, afterOpening)
  }
}

function heard(told: Told | null): void {
  lastSign = Date.now()
  if (told) for (const hear of hearers) hear(told)
}

function tell(told: Told | null): void {
  heard(told)
  tellTabs({ told })
}

async function keepOpen(endpoint: Definition, signal: AbortSignal): Promise<void> {
  const watch = setInterval(lookForSilence, 10_000)
  signal.addEventListener('abort', () => clearInterval(watch))
  await pause(afterOpening, signal)
  try {
    if ('locks' in navigator)
      await navigator.locks.request('omsorg-changes', { signal }, () => readOn(endpoint, signal))
    else await readOn(endpoint, signal)
  } catch {
    // Another tab held it until this one stopped to look.
  }
}

let wasTold = false

/** Between the last sign and the moment at which it is missed anything may have happened. */
function lookForSilence(): void {
  const now = isTold()
  if (wasTold && !now) for (const hear of hearers) hear('missed')
  wasTold = now
}

async function readOn(endpoint: Definition, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const outcome = navigator.onLine ? await readOnce(endpoint, signal) : 'failed'
    if (outcome === 'not-allowed') return
    failures = outcome === 'failed' ? failures + 1 : 0
    // Those who lost the same server do not come back in the same moment.
    await pause(Math.min(1_000 * 2 ** failures, longestPause) * (0.5 + Math.random()), signal)
  }
}

type Outcome = 'ended' | 'failed' | 'not-allowed'

async function readOnce(endpoint: Definition, signal: AbortSignal): Promise<Outcome> {
  const caller = callerHere()
  if (!caller) return 'not-allowed'
  const broken = new AbortController()
  const silence = setInterval(() => !isTold() && broken.abort(), 10_000)
  // Another person or another place has another stream.
  const unwatch = session.watch(() => callerHere()?.carePlaceId !== caller.carePlaceId && broken.abort())
  try {
    const request = requestOf(endpoint, {}, caller, { culture: cultureOf(spokenNow().language) })
    const response = await fetch(addressOf(endpoint, {}, caller), {
      ...request,
      headers: { ...request.headers, Accept: 'text/event-stream' } as Record<string, string>,
      cache: 'no-store',
      signal: AbortSignal.any([signal, broken.signal]),
    })
    if (response.status === 401) return (await session.refresh()) === 'renewed' ? 'ended' : 'failed'
    if (response.status === 403 || response.status === 404) return 'not-allowed'
    if (!response.ok || !response.body) return 'failed'
    // What changed before the stream stood was told to nobody.
    tell('missed')
    const read = eventReader(tell)
    const pieces = response.body.pipeThrough(new TextDecoderStream())
    const reader = pieces.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      tell(null)
      read(piece.value)
    }
    return 'ended'
  } catch {
    return 'failed'
  } finally {
    clearInterval(silence)
    unwatch()
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
