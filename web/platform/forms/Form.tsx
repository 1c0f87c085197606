import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSend: () => unknown
}

/** A form that the page itself judges and sends. */
export function Form({ onSend, ...form }: FormProps) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        void onSend()
      }}
    />
  )
}
