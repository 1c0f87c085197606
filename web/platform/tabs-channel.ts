import type { TabMessage, Tabs } from './session/tabs.ts'

/** The tabs of this browser: a channel between them and a lock that only one of them holds at a time. */
function openTabs(): Tabs {
  const channel = new BroadcastChannel('omsorg')
  return {
    tell: channel.postMessage.bind(channel),
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
    // Without a secure context there are no locks; then each tab refreshes on its own and the server answers 503 to the later one.
    alone: async (name, work) => ('locks' in navigator ? await navigator.locks.request(name, work) : await work()),
  }
}

export const tabs = openTabs()
