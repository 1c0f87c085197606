import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useId, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type MatrixRow, matchesTerm } from './matrix-rows.ts'
import css from './RoleMatrix.module.css'

/** So many places are listed at once: whoever looks for another one searches. */
const mostListed = 60

interface CopyRoleProps {
  readonly role: string
  /** Where it can be given besides. */
  readonly rows: readonly MatrixRow[]
  readonly nameOf: (nodeId: string) => string
  readonly onCopy: (nodeIds: readonly string[]) => void
  readonly onClose: () => void
}

/** Gives what is held at one place at further ones, as unsaved changes. */
export function CopyRole({ role, rows, nameOf, onCopy, onClose }: CopyRoleProps) {
  const words = useAllTexts().organisationRoles.matrix.copy
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const noneId = useId()
  const found = rows.filter((row) => matchesTerm(row, term))
  const shown = found.slice(0, mostListed)
  const kept = rows.filter(({ nodeId }) => chosen.has(nodeId) && !shown.some((each) => each.nodeId === nodeId))
  const more = found.length - shown.length
  return (
    <ActionDialog
      title={words.title({ role })}
      action={words.give({ count: chosen.size })}
      reasonId={chosen.size === 0 ? noneId : undefined}
      onAction={() => onCopy([...chosen])}
      onClose={onClose}
    >
      <div className="o-stack-12">
        <p>{words.body}</p>
        <TextField
          label={words.search}
          type="search"
          autoComplete="off"
          icon={<IconSearch />}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <ul className={css.places}>
          {[...kept, ...shown].map(({ nodeId, name, careUnitId, nodeType }) => (
            <li key={nodeId}>
              <CheckboxField
                label={name}
                help={nodeType === 'CarePlace' && careUnitId !== null ? nameOf(careUnitId) : undefined}
                checked={chosen.has(nodeId)}
                onChange={() => setChosen(chosen.symmetricDifference(new Set([nodeId])))}
              />
            </li>
          ))}
        </ul>
        <p className="o-second" role="status">
          {found.length === 0 ? words.nothing : more > 0 && words.more({ count: more })}
        </p>
        {chosen.size === 0 && (
          <p className="o-second" id={noneId}>
            {words.none}
          </p>
        )}
      </div>
    </ActionDialog>
  )
}
