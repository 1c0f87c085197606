import { todayIn } from '@omsorg/domain/market.ts'
import { useState } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useNewsArea } from '../area.ts'
import { newDraft } from './draft.ts'
import { NewsEditor } from './NewsEditor.tsx'

/** New news, from today on and for everybody whom the writer reaches (A-2.4-17, A-2.5-33, A-2.6-17, O-2-56, O-2-64). */
export function AddNewsPage() {
  const area = useNewsArea()
  const user = useSessionUser()
  const [begins] = useState(() => {
    const market = user?.market ?? 10
    const today = todayIn(market, Temporal.Now.instant()).toString()
    return newDraft(area.writesMessages ? 'information' : 'news', today, area.writesMessages ? market : null)
  })
  return (
    <NewsEditor
      begins={begins}
      kept={null}
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
