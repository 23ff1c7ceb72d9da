import { isApiError, type Problem } from '#contract/core';

/** Why a search is refused, in the server's words; asking starts a search, which changes nothing. */
export async function refusalsOf(asked: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await asked;
    return [];
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    return error.errors;
  }
}
