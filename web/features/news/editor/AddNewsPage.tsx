import { todayIn } from '@omsorg/domain/market.ts'
import { useEffect, useState } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useNewsArea } from '../area.ts'
import { addingView } from '../begun/add-address.ts'
import { BegunEarlier } from '../begun/BegunEarlier.tsx'
import type { BegunNews } from '../begun/begun-news.ts'
import { newDraft } from './draft.ts'
import { NewsEditor } from './NewsEditor.tsx'
import { type NewsOnDevice, useBegun } from '../begun/use-begun.ts'

/** New news, from today on and for everybody whom the writer reaches (A-2.4-17, A-2.5-33, A-2.6-17, O-2-56, O-2-64). */
export function AddNewsPage() {
  const area = useNewsArea()
  const { device, begun, again } = useBegun()
  const { view: at } = useAddressView(addingView)
  const [goesOn] = useState(at.draft)
  useEffect(() => {
    if (goesOn !== null) void openAddress(pathTo(area.edit, { id: goesOn }), { replace: true })
  }, [goesOn, area.edit])
  if (goesOn !== null || !begun) return null
  return <Adding device={device} begun={begun.filter(({ held }) => held === null)} again={again} />
}

interface AddingProps {
  readonly device: NewsOnDevice
  /** What is new and lies on the device, the newest first. */
  readonly begun: readonly BegunNews[]
  readonly again: () => void
}

function Adding({ device, begun, again }: AddingProps) {
  const area = useNewsArea()
  const user = useSessionUser()
  const { view: at, change } = useAddressView(addingView)
  const [opened, setOpened] = useState(() => ({ begun: begun.find(({ slot }) => slot === at.begun) ?? null, times: 1 }))
  const [own, setOwn] = useState<readonly string[]>([])
  const earlier = begun.filter(({ slot }) => slot !== opened.begun?.slot && !own.includes(slot))

  function open(next: BegunNews | null): void {
    setOpened(({ times }) => ({ begun: next, times: times + 1 }))
    setOwn([])
    change({ begun: next?.slot ?? '' })
    again()
  }

  return (
    <NewsEditor
      key={opened.times}
      above={<BegunEarlier begun={earlier} device={device} onGoOn={open} onGone={again} />}
      draft={opened.begun?.draft ?? anew()}
      begun={opened.begun}
      kept={null}
      device={device}
      onBegun={({ newsId }) => change({ draft: newsId, begun: '' })}
      onLaid={(slot) => {
        setOwn((former) => [...former, slot])
        change({ begun: slot })
      }}
      onSaved={({ newsId }, state) =>
        setTimeout(() =>
          state === 'draft'
            ? void openAddress(pathTo(area.edit, { id: newsId }), { replace: true })
            : void openAddress(pathTo(area.list)),
        )
      }
      onTaken={({ newsId }) => void openAddress(pathTo(area.edit, { id: newsId }), { replace: true })}
      onStartOver={() => open(null)}
    />
  )

  function anew() {
    const market = user?.market ?? 10
    const today = todayIn(market, Temporal.Now.instant()).toString()
    return newDraft(area.writesMessages ? 'information' : 'news', today, area.writesMessages ? market : null)
  }
}
