import { type HandOverChannel, type HandOverMessage, askForSession, handOver } from './hand-over.ts'
import { sessionMemory } from './storage.ts'

/** Longer than another tab takes to answer, shorter than anybody waits for a page. */
const patience = 400

const memory = sessionMemory(sessionStorage)

function openChannel(): HandOverChannel {
  const channel = new BroadcastChannel('omsorg-hand-over')
  return {
    tell: channel.postMessage.bind(channel),
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<HandOverMessage>) => hear(data)),
  }
}

/** Whether some tab of this browser has a session: the flag that stands beside its cookie. */
function someTabIsSignedIn(): boolean {
  return /(?:^|;\s*)(?:__Host-)?guide-session=1/.test(document.cookie)
}

/** A link that was opened in a new tab is signed in as the tab it comes from (decision 0031). */
export async function takeSessionOver(): Promise<void> {
  if (memory.pair() || !someTabIsSignedIn()) return
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  const pair = await askForSession(openChannel(), { nonce: crypto.randomUUID(), patience: waited })
  if (pair) memory.keepPair(pair)
}

export function handSessionOver(): void {
  handOver(openChannel(), () => memory.pair())
}
