import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { lowerEdge } from '../../../ui/layout/Page.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import type { ReadyPart } from './answers.ts'
import css from './Investigation.module.css'

interface ReadyCardProps {
  readonly missing: readonly ReadyPart[]
  /** When it was last saved; null while it is not. */
  readonly savedOn: string | null
  readonly notSaved: boolean
  readonly isIncontinence: boolean
  readonly busy: boolean
  readonly held: boolean
  readonly onComplete: () => void
}

/** The first field of each part. */
const fieldOf: Readonly<Record<ReadyPart, string>> = {
  leakage: 'leakage-day',
  life: 'life-type',
  size: 'hip-size',
  valid: 'valid-from',
}

const ofIncontinence: readonly ReadyPart[] = ['leakage', 'life', 'size', 'valid']

/** What is there and what is left, as links to it; the way on. */
export function ReadyCard(props: ReadyCardProps) {
  const { missing, savedOn, notSaved, isIncontinence, busy, held, onComplete } = props
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.ready
  const isReady = missing.length === 0
  const parts = isIncontinence ? ofIncontinence : (['valid'] as const)
  return (
    <Card
      title={isReady ? words.title : words.missing}
      padded
      aside={
        <span role="status">
          {notSaved ? (
            <Badge tone="error">{t.investigations.page.notSaved}</Badge>
          ) : (
            savedOn && <Badge>{t.common.states.savedAt({ time: f.time(savedOn) })}</Badge>
          )}
        </span>
      }
    >
      <ul className={css.ready}>
        {parts.map((part) => (
          <li key={part} data-missing={missing.includes(part) || undefined}>
            <Icon of={missing.includes(part) ? <IconCircle /> : <IconCircleCheck />} />
            {missing.includes(part) ? <a href={`#${fieldOf[part]}`}>{words.parts[part]}</a> : words.parts[part]}
          </li>
        ))}
      </ul>
      <div className={lowerEdge}>
        <Button
          variant="primary"
          wide
          iconAfter={<IconArrowRight />}
          busy={busy}
          reason={isReady && !held ? undefined : words.notYet}
          onClick={onComplete}
        >
          {isIncontinence ? words.complete : words.completeOnly}
        </Button>
      </div>
    </Card>
  )
}
