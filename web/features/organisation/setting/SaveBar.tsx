import type { SettingChange, SettingValue } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useId } from 'react'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Chip } from '../../../ui/action/Chip.tsx'
import { useStepPart } from '../wizard/step-part.ts'
import css from './Settings.module.css'

interface SaveBarProps {
  readonly changes: readonly SettingChange[]
  readonly labelOf: (name: string) => string
  /** A value in words; of none, what is inherited. */
  readonly wordOf: (name: string, value: SettingValue) => string
  readonly onUndo: (name: string) => void
  readonly onUndoAll: () => void
  /** True when it is saved. */
  readonly onSave: () => Promise<boolean>
  readonly busy: boolean
}

/** What is changed and not saved, each with its own way back, and the one filled button. */
export function SaveBar({ changes, labelOf, wordOf, onUndo, onUndoAll, onSave, busy }: SaveBarProps) {
  const t = useAllTexts()
  const { settings: words } = t.organisation
  const isChanged = changes.length > 0
  const saidId = useId()
  // A wizard saves its step when one goes on.
  const isStep = useStepPart({ isChanged: () => isChanged, save: onSave })
  return (
    <div className={css.bar} data-quiet={!isChanged || undefined}>
      <b role="status" id={saidId}>
        {isChanged ? words.unsaved({ count: changes.length }) : words.nothingChanged}
      </b>
      <div className={css.chips}>
        {changes.map(({ name, from, to }) => (
          <Chip key={name} removeLabel={words.undoOne({ setting: labelOf(name) })} onRemove={() => onUndo(name)}>
            {words.change({ setting: labelOf(name), from: wordOf(name, from), to: wordOf(name, to) })}
          </Chip>
        ))}
      </div>
      {isChanged && (
        <Button variant="text" onClick={onUndoAll}>
          {words.undoAll}
        </Button>
      )}
      {!isStep && (
        <Button
          variant="primary"
          icon={<IconDeviceFloppy />}
          busy={busy}
          reasonId={isChanged ? undefined : saidId}
          onClick={() => void onSave()}
        >
          {words.save}
        </Button>
      )}
    </div>
  )
}
