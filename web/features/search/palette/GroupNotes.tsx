import { shortestTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import type { Group } from './groups.ts'
import css from './Palette.module.css'
import type { PaletteRow } from './row.ts'
import { useListed } from './use-listed.ts'

/** What is missing of the groups: a longer term, or another try. The others stay. */
export function GroupNotes({ groups }: { readonly groups: readonly Group<PaletteRow>[] }) {
  const t = useAllTexts()
  const listed = useListed()
  const failed = groups.filter(({ state }) => state === 'failed')
  const again = () => failed.forEach((group) => group.again?.())
  return (
    <>
      {failed.length > 0 && (
        <p className={css.note} role="alert">
          {navigator.onLine
            ? t.palette.failed({ groups: listed(failed.map(({ name }) => t.palette.groups[name])) })
            : t.palette.offline}{' '}
          <Button variant="text" size="compact" onClick={again}>
            {t.common.actions.retry}
          </Button>
        </p>
      )}
      {groups.some(({ name, state }) => name === 'people' && state === 'short') && (
        <p className={css.note}>{t.palette.tooShortForPeople({ count: shortestTerm })}</p>
      )}
    </>
  )
}
