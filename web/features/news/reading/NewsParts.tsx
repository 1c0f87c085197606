import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ItemText, NewsItems, type ReadableNews } from './NewsItems.tsx'

function useMyPages() {
  return useAnswer(readMyPages, { params: { pdo: 'own' } }, { silent: true })
}

/** Information, open at once; nothing where there is none. */
export function InformationCard() {
  const { news: words } = useTextsAndFormat()[0]
  const items = useMyPages().data?.information ?? []
  if (items.length === 0) return null
  return (
    <Card title={words.parts.information} padded="stack">
      {items.map((item) => (
        <div key={item.newsId} className="o-stack-12">
          <h3>{item.header}</h3>
          <ItemText item={item} />
        </div>
      ))}
    </Card>
  )
}

const mostAtOnce = 5

/** The news (O-2-67): what is unread, on top or always shown; all of it when it is asked for (O-3-89). */
export function NewsCard() {
  const { news: words } = useTextsAndFormat()[0]
  const answer = useMyPages()
  const [all, setAll] = useState(false)
  // What is read now stays where it stands until the page is left.
  const [first, setFirst] = useState<ReadonlySet<number> | null>(null)
  const items = answer.data?.news ?? []
  if (answer.data && first === null) setFirst(new Set(items.filter(isInSight).map(({ newsId }) => newsId)))
  const inSight = items.filter((item) => first?.has(item.newsId) || isInSight(item))
  const shown = all ? items : (inSight.length > 0 ? inSight : items).slice(0, mostAtOnce)
  const unread = answer.data?.unread ?? 0
  return (
    <Card
      title={words.parts.news}
      note={unread > 0 && words.unreadCount({ count: unread })}
      aside={
        shown.length < items.length || all ? (
          <Button variant="text" size="compact" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all}
          </Button>
        ) : undefined
      }
      padded
    >
      {answer.data ? (
        <NewsItems items={shown} none={words.noNews} marks />
      ) : (
        <InsteadOfAnswer answer={answer} rows={3} />
      )}
    </Card>
  )
}

function isInSight({ isRead, alwaysShow, alwaysOnTop }: ReadableNews): boolean {
  return !isRead || alwaysShow || alwaysOnTop
}

/** Manuals; nothing where there are none. */
export function ManualsCard() {
  const { news: words } = useTextsAndFormat()[0]
  const items = useMyPages().data?.manuals ?? []
  if (items.length === 0) return null
  return (
    <Card title={words.parts.manuals} padded>
      <NewsItems items={items} none="" />
    </Card>
  )
}

/** Whom to reach, for the card that says how. */
export function Contacts() {
  return (
    <>
      {(useMyPages().data?.contacts ?? []).map((item) => (
        <div key={item.newsId} className="o-stack-12">
          <h3>{item.header}</h3>
          <ItemText item={item} />
        </div>
      ))}
    </>
  )
}

/** Words of the agreement, for the card of the terms. */
export function Agreements() {
  const items = useMyPages().data?.agreements ?? []
  return items.length === 0 ? null : <NewsItems items={items} none="" />
}
