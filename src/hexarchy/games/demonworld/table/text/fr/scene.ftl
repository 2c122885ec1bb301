# Le plateau et ses panneaux.
