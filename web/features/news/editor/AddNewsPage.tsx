import { todayIn } from '@omsorg/domain/market.ts'
import { useEffect, useState } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { addressView, id } from '../../../platform/routing/address-view.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useNewsArea } from '../area.ts'
import { newDraft } from './draft.ts'
import { NewsEditor } from './NewsEditor.tsx'

/** What was saved by itself stands in the address: whoever reads the page again goes on with it. */
const view = addressView({ draft: id })

/** New news, from today on and for everybody whom the writer reaches (A-2.4-17, A-2.5-33, A-2.6-17, O-2-56, O-2-64). */
export function AddNewsPage() {
  const area = useNewsArea()
  const user = useSessionUser()
  const [begins] = useState(() => {
    const market = user?.market ?? 10
    const today = todayIn(market, Temporal.Now.instant()).toString()
    return newDraft(area.writesMessages ? 'information' : 'news', today, area.writesMessages ? market : null)
  })
  const { view: at, change } = useAddressView(view)
  const [goesOn] = useState(at.draft)
  useEffect(() => {
    if (goesOn !== null) void openAddress(pathTo(area.edit, { id: goesOn }), { replace: true })
  }, [goesOn, area.edit])
  if (goesOn !== null) return null
  return (
    <NewsEditor
      begins={begins}
      kept={null}
      onBegun={({ newsId }) => change({ draft: newsId })}
      onSaved={({ newsId }, state) =>
        setTimeout(() =>
          state === 'draft'
            ? void openAddress(pathTo(area.edit, { id: newsId }), { replace: true })
            : void openAddress(pathTo(area.list)),
        )
      }
      onTaken={({ newsId }) => void openAddress(pathTo(area.edit, { id: newsId }), { replace: true })}
    />
  )
}
