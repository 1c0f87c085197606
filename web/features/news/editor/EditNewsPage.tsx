import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import { useEffect, useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { call } from '../../../platform/calls/client.ts'
import { NothingThere } from '../../../platform/calls/NothingThere.tsx'
import { reasonOf } from '../../../platform/calls/result.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { messages } from '../../../platform/messages.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useNewsArea } from '../area.ts'
import { type BegunNews, isAsKept } from '../begun/begun-news.ts'
import { draftOf, type KeptNews, openedOf } from './draft.ts'
import { NewsEditor } from './NewsEditor.tsx'
import { useRemoving } from './save-calls.ts'
import { type NewsOnDevice, useBegun } from '../begun/use-begun.ts'

/** News as it is kept, to be changed (A-2.4-18, A-2.5-33, A-2.6-17). */
export function EditNewsPage() {
  const [t] = useTextsAndFormat()
  const area = useNewsArea()
  const { id } = useParameters(area.edit)
  const answer = useAnswer(readNews, { params: { id } }, { anew: true })
  const { device, begun } = useBegun()
  if (!answer.data || !begun)
    return (
      <Page title={area.writesMessages ? t.screens.editInformation : t.screens.editNews}>
        <Card padded>
          {reasonOf(answer.error) === 'not-found' ? (
            <NothingThere title={t.newsEditor.missing} to={pathTo(area.list)} action={t.screens[area.screen]}>
              {t.newsEditor.missingBody}
            </NothingThere>
          ) : (
            <InsteadOfAnswer answer={answer} rows={8} />
          )}
        </Card>
      </Page>
    )
  const { newsId } = answer.data
  const own = begun.find(({ held }) => held?.newsId === newsId) ?? null
  return <Opened key={newsId} first={answer.data} begun={own} device={device} />
}

interface OpenedProps {
  readonly first: KeptNews
  /** What was written of it on this device and did not reach the server. */
  readonly begun: BegunNews | null
  readonly device: NewsOnDevice
}

/** What is saved is read again, and begins anew; what is saved by itself goes on. */
function Opened({ first, begun, device }: OpenedProps) {
  const [isKept] = useState(() => begun !== null && isAsKept(begun, draftOf(openedOf(first))))
  const [opened, setOpened] = useState({ news: first, begun: isKept ? null : begun, times: 1 })
  useEffect(() => {
    if (isKept && begun) void device.list.leave([begun])
  }, [isKept, begun, device])
  return (
    <Editing
      key={opened.times}
      news={opened.news}
      begun={opened.begun}
      device={device}
      onOpen={(news) => setOpened(({ times }) => ({ news, begun: null, times: times + 1 }))}
    />
  )
}

interface EditingProps {
  readonly news: KeptNews
  readonly begun: BegunNews | null
  readonly device: NewsOnDevice
  readonly onOpen: (news: KeptNews) => void
}

function Editing({ news, begun, device, onOpen }: EditingProps) {
  const [t] = useTextsAndFormat()
  const area = useNewsArea()
  const { remove, busy } = useRemoving(area.writesMessages)
  const [draft] = useState(() => begun?.draft ?? draftOf(openedOf(news)))

  async function openAgain(): Promise<void> {
    const result = await call(readNews, { params: { id: news.newsId } })
    if (result.ok) onOpen(result.value)
  }

  return (
    <NewsEditor
      draft={draft}
      kept={news}
      begun={begun}
      device={device}
      onSaved={() => void openAgain()}
      onTaken={onOpen}
      onStartOver={() => void openAgain()}
      onDropped={() => {
        messages.announce({ kind: 'toast', tone: 'success', text: t.newsEditor.changes.dropped })
        void openAgain()
      }}
      removing={{
        busy,
        remove: async () => {
          if (await remove(news.newsId, news.messageType !== 'news', t.news.removed)) await go(area.list)
        },
      }}
    />
  )
}
