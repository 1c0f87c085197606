import { useState, type DragEvent, type ReactNode } from 'react'
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs'
import { classes } from '../theme/classes.ts'
import { Field, type FieldFrame } from './Field.tsx'
import { Icon } from '../picture/Icon.tsx'
import css from './FileField.module.css'

export interface FileFieldProps extends FieldFrame {
  file: File | null
  onFile: (file: File | null) => void
  /** As the native field takes it: '.csv,.xlsx'. */
  accept: string
  /** What stands in the empty field: drop it here, or choose. */
  invitation: ReactNode
}

/** The native file field, with room to drop a file on. */
export function FileField({ file, onFile, accept, invitation, ...frame }: FileFieldProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    <Field {...frame}>
      {(links) => (
        <span
          className={classes(css.drop, over && css.over, Boolean(frame.error) && css.bad)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon size={24} of={<IconFileUpload />} />
          <span className={css.words}>{file ? <b>{file.name}</b> : invitation}</span>
          <input
            {...links}
            type="file"
            accept={accept}
            className={css.input}
            // The same file chosen once more, saved anew meanwhile, is a choice too.
            onClick={(event) => {
              event.currentTarget.value = ''
            }}
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          />
        </span>
      )}
    </Field>
  )
}
