import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { CodeField } from '../ui/fields/CodeField.tsx'
import { CalendarField } from '../ui/fields/CalendarField.tsx'
import { Field, FieldError } from '../ui/fields/Field.tsx'
import { FileField } from '../ui/fields/FileField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { QuantityField } from '../ui/fields/QuantityField.tsx'
import { SearchSelect } from '../ui/fields/SearchSelect.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextAreaField } from '../ui/fields/TextAreaField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import css from './Gallery.module.css'

const wards = ['Birch', 'Elm', 'Maple', 'Oak'].map((label) => ({ value: label.toLowerCase(), label }))
const calendar = {
  open: 'Choose in the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Earlier years',
  nextDecade: 'Later years',
}

export function Fields() {
  const [ward, setWard] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [packages, setPackages] = useState<number | null>(4)
  const [day, setDay] = useState('2026-11-24')
  const [code, setCode] = useState('418')
  return (
    <div className={css.fields}>
      <TextField label="Name" required="(required)" help="As it stands in the register." />
      <TextField label="Street" error="Fill this in." />
      <TextField label="Search" icon={<IconSearch />} type="search" size="compact" />
      <TextField label="Amount" id="amount" numeric unit="ml" size="large" defaultValue="120" />
      <TextField label="Customer number" readOnly defaultValue="1042" />
      <TextField label="Not yet" disabled />
      <TextAreaField label="Note" defaultValue="Call first." />
      <PasswordField label="Password" showWord="Show" hideWord="Hide" />
      <SelectField label="Ward" options={wards} emptyOption="Choose" />
      <SearchSelect label="Care place" options={wards} value={ward} onChange={setWard} nothingFound="Nothing found" />
      <FileField
        label="File"
        file={file}
        onFile={setFile}
        accept=".csv"
        invitation="Drop a file here, or choose one."
      />
      <CodeField label="Code" aside="4 min 12 s left" value={code} onChange={setCode} />
      <CodeField label="Code that is wrong" error="You have 3 tries left." value="418206" onChange={() => undefined} />
      <CalendarField
        label="Delivery day"
        help="YYYY-MM-DD"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        read={(typed) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null)}
        first="2026-11-03"
        locale="en-GB"
        words={calendar}
      />
      <QuantityField
        label="Packages"
        value={packages}
        onChange={setPackages}
        lessLabel="Fewer packages"
        moreLabel="More packages"
        max={20}
        hint="Lasts 30 days"
      />
      <div>
        <QuantityField
          label="Withdrawals"
          value={null}
          onChange={() => undefined}
          lessLabel="Fewer withdrawals"
          moreLabel="More withdrawals"
          bad
          describedBy="withdrawals-error"
        />
        <FieldError id="withdrawals-error">Fill this in.</FieldError>
      </div>
      <Field label="A frame of one's own" aside={<a href="#main">More</a>}>
        {(links) => <input type="range" {...links} />}
      </Field>
    </div>
  )
}
