import { Select } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import { Field, type FieldFrame } from './Field.tsx'
import { MantineParts } from '../theme/MantineParts.tsx'
import { classes } from '../theme/classes.ts'
import css from './SearchSelectBox.module.css'

export interface SearchSelectProps extends FieldFrame {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string | undefined
  nothingFound: string
  size?: 'compact'
  /** The list waits for a key or a press, and does not open because the focus came. */
  waits?: boolean | undefined
}

export default function SearchSelectBox(props: SearchSelectProps) {
  const { label, labelHidden, aside, help, error, invalid, required, id, options, nothingFound, size, waits, ...rest } =
    props
  return (
    <MantineParts>
      <Field {...{ label, labelHidden, aside, help, error, invalid, required, id }}>
        {(links) => (
          <Select
            {...rest}
            {...links}
            // The list of options takes its name from here; without it the list has none.
            aria-label={typeof label === 'string' ? label : undefined}
            data={[...options]}
            error={Boolean(error || invalid)}
            searchable
            openOnFocus={!waits}
            nothingFoundMessage={nothingFound}
            size={size === 'compact' ? 'sm' : 'md'}
            classNames={{
              input: classes(css.input, size === 'compact' && css.compact),
              dropdown: css.dropdown ?? '',
              option: css.option ?? '',
            }}
            comboboxProps={{ withinPortal: false }}
            // A list that scrolls is no stop of its own: the arrows go through it, and Tab goes on. What can have the focus in a
            // list is one of its parts.
            scrollAreaProps={{ viewportProps: { tabIndex: -1, role: 'group' } }}
          />
        )}
      </Field>
    </MantineParts>
  )
}
