/** Applies one import that was previewed. */
export const carryOutImportJob = 'products/carry-out-import'
