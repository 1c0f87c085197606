import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { registrationPath } from '../../care-recipients/index.ts'
import type { Group } from './groups.ts'
import css from './Palette.module.css'
import type { PaletteRow } from './row.ts'
import { useListed } from './use-listed.ts'

interface NothingInPaletteProps {
  readonly term: string
  readonly user: SessionUser
  readonly place: string | null
  readonly groups: readonly Group<PaletteRow>[]
  readonly isTooShort: boolean
  readonly onGo: (open: () => void) => void
}

/** Says where was looked, and how to go on. */
export function NothingInPalette({ term, user, place, groups, isTooShort, onGo }: NothingInPaletteProps) {
  const { palette, careRecipients } = useAllTexts()
  const listed = useListed()
  if (groups.some(({ state }) => state === 'failed')) return null
  const searched = groups.filter(({ name, state }) => state === 'there' && name !== 'recent').map(({ name }) => name)
  const people = searched.includes('people')
  const registers = user.application === 'GUIDE' && user.permissions.includes('CareRecipientWrite') && people
  return (
    <div className={css.none}>
      <h3>{place ? palette.nothingAt({ place, term }) : palette.nothing({ term })}</h3>
      <p>{palette.searched({ groups: listed(searched.map((name) => palette.among[name])) })}</p>
      {people && !isTooShort && <p>{careRecipients.list.protectedHelp}</p>}
      {registers && (
        <Button
          variant="tinted"
          size="compact"
          icon={<IconUserPlus />}
          onClick={() => onGo(() => void openAddress(registrationPath()))}
        >
          {palette.register}
        </Button>
      )}
    </div>
  )
}
