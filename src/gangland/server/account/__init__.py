"""What an account has beside its password: passkeys."""
