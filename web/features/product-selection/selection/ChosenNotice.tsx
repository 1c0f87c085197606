import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './Selection.module.css'
import type { LastChoice } from './use-selection.ts'

interface ChosenNoticeProps {
  readonly last: LastChoice
  readonly onUndo: () => void
}

/** What was just chosen and what is worth a look about it. It warns, and never stops anybody. */
export function ChosenNotice({ last, onUndo }: ChosenNoticeProps) {
  const t = useAllTexts()
  const { chosen, warnings } = t.productSelection
  const { product, replaced } = last
  const fact = replaced ? chosen.replaced({ product: product.name }) : chosen.done({ product: product.name })
  const undo = !replaced && (
    <Button variant="text" size="small" onClick={onUndo}>
      {t.common.actions.undo}
    </Button>
  )
  if (last.warnings.length === 0) {
    return <Notice tone="fresh" spoken title={fact} actions={undo} />
  }
  return (
    <Notice tone="soon" spoken title={fact} actions={undo}>
      {chosen.look}
      <ul className={css.list}>
        {last.warnings.map((warning) => (
          <li key={warning}>{warnings[warning]}</li>
        ))}
      </ul>
    </Notice>
  )
}
