import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { markAsRead } from '@omsorg/contract/news/reading/mark-as-read.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { htmlLanguageOf } from '@omsorg/texts/language.ts'
import { useId, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { WrittenText } from '../../../platform/maintenance/WrittenText.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { FileLink } from './FileLink.tsx'
import css from './Reading.module.css'

export type ReadableNews = AnswerOf<typeof readMyPages>['news'][number]

interface NewsItemsProps {
  readonly items: readonly ReadableNews[]
  /** What stands where there are none. */
  readonly none: string
  /** Of news: which are unread, and each is marked when it is opened. */
  readonly marks?: boolean
}

/** Headers that open in place. */
export function NewsItems({ items, none, marks = false }: NewsItemsProps) {
  if (items.length === 0) return <p className="o-second">{none}</p>
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <Item key={item.newsId} item={item} marks={marks} />
      ))}
    </ul>
  )
}

function Item({ item, marks }: { readonly item: ReadableNews; readonly marks: boolean }) {
  const [t, format] = useTextsAndFormat()
  const { news: words } = t
  const textId = useId()
  const [open, setOpen] = useState(false)
  const isSelf = useSessionUser()?.impersonatedUserId === null
  const marking = useAction(markAsRead, { outdates: [readMyPages] })
  const isUnread = marks && !item.isRead

  function turn(): void {
    setOpen(!open)
    if (isUnread && !open && isSelf) void marking.run({ input: { newsId: item.newsId } }, { silent: true })
  }

  return (
    <li>
      <button type="button" className={css.header} aria-expanded={open} aria-controls={textId} onClick={turn}>
        <span lang={htmlLanguageOf(item.language)}>{isUnread ? <b>{item.header}</b> : item.header}</span>
      </button>
      <div className={css.facts}>
        <span className="o-small">{format.date(item.validFrom)}</span>
        {isUnread && <Badge tone="info">{words.unread}</Badge>}
        {item.alwaysOnTop && <Badge tone="info">{words.onTop}</Badge>}
      </div>
      <div id={textId} hidden={!open} className={css.text} lang={htmlLanguageOf(item.language)}>
        {open && <ItemText item={item} />}
      </div>
    </li>
  )
}

/** What news says, and what hangs on it. */
export function ItemText({
  item,
}: {
  readonly item: Pick<ReadableNews, 'text' | 'openingHours' | 'address' | 'url' | 'files'>
}) {
  const { news: words } = useTextsAndFormat()[0]
  return (
    <>
      <WrittenText html={item.text} />
      {item.openingHours && (
        <p>
          <b>{words.openingHours}</b> {item.openingHours}
        </p>
      )}
      {item.address && (
        <p>
          <b>{words.address}</b> {item.address}
        </p>
      )}
      {item.url && (
        <p>
          <a href={item.url} rel="noopener noreferrer">
            {words.moreAt}
          </a>
        </p>
      )}
      {item.files.map((file) => (
        <FileLink key={file.fileId} file={file} />
      ))}
    </>
  )
}
