import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { useId, useState } from 'react'
import { codeText } from '../../../platform/calls/code-text.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { useStepPart } from '../wizard/step-part.ts'
import { roleName } from './role-words.ts'
import css from './Roles.module.css'
import type { RoleDraft } from './use-role-draft.ts'

/** So many changes are named; of the others their number. */
const named = 3

interface RoleSaveBarProps {
  readonly state: Pick<RoleDraft, 'changes' | 'isEmptied' | 'undo' | 'save' | 'busy'>
  readonly nameOf: (nodeId: string) => string
}

/** What is ticked and not saved, in words, and the one filled button. */
export function RoleSaveBar({ state, nameOf }: RoleSaveBarProps) {
  const t = useAllTexts()
  const words = t.organisationRoles.matrix
  const [tellOwner, setTellOwner] = useState(false)
  const saidId = useId()
  const { changes, isEmptied } = state
  const isChanged = changes.length > 0
  const said = changes
    .slice(0, named)
    .map(({ change, code, nodeId }) => words.changes[change]({ role: roleName(code, t), place: nameOf(nodeId) }))
  const others = changes.length - named
  // A wizard saves its step when one goes on.
  const isStep = useStepPart({
    isChanged: () => isChanged,
    save: async () => !isEmptied && state.save(tellOwner),
  })
  return (
    <div className={css.bar} data-quiet={!isChanged || undefined}>
      <div className={css.changes} id={saidId} role="status">
        <b>
          {isChanged && <Icon size={16} of={<IconInfoCircle />} />}{' '}
          {isChanged ? words.unsaved({ count: changes.length }) : words.unchanged}
        </b>{' '}
        {isChanged && [...said, ...(others > 0 ? [words.moreChanges({ count: others })] : [])].join(', ')}
        {isEmptied && <b className="o-second-line">{codeText(assignRoles.refusals['last-role'], t)}</b>}
      </div>
      {isChanged && (
        <>
          <CheckboxField
            label={words.tellOwner}
            checked={tellOwner}
            onChange={(event) => setTellOwner(event.target.checked)}
          />
          <Button variant="text" onClick={state.undo}>
            {words.undo}
          </Button>
        </>
      )}
      {!isStep && (
        <Button
          variant="primary"
          icon={<IconDeviceFloppy />}
          busy={state.busy}
          reasonId={isChanged && !isEmptied ? undefined : saidId}
          onClick={() => void state.save(tellOwner)}
        >
          {words.save}
        </Button>
      )}
    </div>
  )
}
