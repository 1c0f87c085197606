export const recipientForm = {}
